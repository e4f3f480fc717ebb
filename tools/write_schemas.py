"""Write the published JSON Schemas of positions anew: `make schema`."""

import json
from pathlib import Path

from zellige.games.azul import json_form as azul
from zellige.games.duel import json_form as duel

FOLDER = Path(__file__).parents[1] / "docs" / "schema"

for name, form in (("azul", azul), ("duel", duel)):
    (FOLDER / f"{name}-position.schema.json").write_text(json.dumps(form.schema(), indent=2) + "\n", "utf-8")
