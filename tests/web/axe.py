"""What axe finds: barriers for people who see, hear or move differently."""

from pathlib import Path

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


def violations(page: Page, rules: list[str] | None = None, within: str = "html") -> list[str]:
    """What is wrong on a page or a part of it, by all rules or by some."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    only = {"runOnly": {"type": "rule", "values": rules}} if rules else {}
    found = page.evaluate("([within, options]) => axe.run(within, options)", [within, only])["violations"]
    nodes = [(each["id"], node) for each in found for node in each["nodes"]]
    return [f"{rule} {node['html'][:150]}: {node['failureSummary']}" for rule, node in nodes]
