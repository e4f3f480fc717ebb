"""Environments for researchers: `from zellige.rl import pettingzoo_env, gymnasium_env, vector_env`."""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from zellige.rl.vector import vector_env

if TYPE_CHECKING:
    from zellige.rl.gymnasium import gymnasium_env
    from zellige.rl.pettingzoo import pettingzoo_env

__all__ = ["gymnasium_env", "pettingzoo_env", "vector_env"]


def __getattr__(name: str) -> Any:
    """Import what needs the frameworks when it is asked for: a vector needs none of them."""
    if name not in ("gymnasium_env", "pettingzoo_env"):
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    try:
        module = import_module(f"zellige.rl.{name.removesuffix('_env')}")
    except ModuleNotFoundError as error:
        raise ImportError(f"{name} needs {error.name}: pip install 'zellige[rl]'") from error
    return getattr(module, name)
