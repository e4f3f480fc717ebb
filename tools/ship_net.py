"""Put the net of a training run into the package, and print what its model card has to say of it.

python -m tools.ship_net ~/.local/share/zellige/training/azul-2-coloured-1/net-4.npz
"""

import argparse
import json
import shutil
import sys
from pathlib import Path

import numpy as np

from zellige.bots.works import net_file, net_of
from zellige.train.running import digest


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("net", type=Path, metavar="NET", help="net-N.npz in the folder of a run")
    file = parser.parse_args().net
    try:
        with np.load(file) as kept:
            variant = str(kept["variant"])
        net_of(variant, str(file))
        run = json.loads((file.parent / "run.json").read_text())
    except (OSError, ValueError, KeyError) as error:
        sys.exit(f"{file}: {error}")
    number = int(file.stem.removeprefix("net-"))
    target = net_file(variant)
    target.parent.mkdir(exist_ok=True)
    shutil.copyfile(file, target)
    plan, generations = run["plan"], run["generations"][:number]
    hours = sum(known.get("cpu_seconds", 0) + known.get("fit_cpu_seconds", 0) for known in generations) / 3600
    command = (
        f"zellige train {variant} --games {plan['games']} --nodes {plan['nodes']} --generations {number} "
        + ("" if plan["keeping"] is None else f"--keeping {plan['keeping']} ")
        + f"--seed {plan['seed']}"
    )
    start = "hand-made"
    if plan.get("start"):
        start, command = f"`{plan['start'][:16]}`", f"{command} --from NET"
    games = plan["games"] * number
    print(f"| {variant} | {start} | {number} | {games:,} | {hours:.1f} | `{digest(target)[:16]}` | `{command}` |")


if __name__ == "__main__":
    main()
