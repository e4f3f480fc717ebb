"""Learn Azul, or the duel, by playing against oneself: masked PPO with a small network, in NumPy.

The curve and the weights are written with every measurement, so that Ctrl-C loses little.
"""

import argparse
import os
import time
from pathlib import Path

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # for matrices as small as these, a second thread is a burden

import numpy as np
from measuring import curve, win_rate

from zellige.rl import vector_env

SPAN, EPOCHS, MINIBATCH, CLIP, LAMBDA, ENTROPY, RATE = 32, 3, 512, 0.2, 0.9, 0.01, 1e-3


class Network:
    """Two hidden layers; the last one gives a logit for every move and, in its last column, the value."""

    def __init__(self, inputs, outputs, rng):
        sizes = [(inputs, 128), (128, 128), (128, outputs)]
        self.weights = [rng.normal(0, np.sqrt(2 / size[0]), size).astype(np.float32) for size in sizes]
        self.weights[2] *= 0.01  # at first all moves are nearly alike
        self.weights += [np.zeros(size[1], np.float32) for size in sizes]
        self.means = [np.zeros_like(weight) for weight in self.weights]
        self.squares = [np.zeros_like(weight) for weight in self.weights]
        self.updates = 0

    def layers(self, inputs):
        first = np.maximum(inputs @ self.weights[0] + self.weights[3], 0)
        second = np.maximum(first @ self.weights[1] + self.weights[4], 0)
        return inputs, first, second, second @ self.weights[2] + self.weights[5]

    def learn(self, layers, error, rate):
        """A step of Adam against the error of the outputs."""
        inputs, first, second, _ = layers
        error_2 = error @ self.weights[2].T * (second > 0)
        error_1 = error_2 @ self.weights[1].T * (first > 0)
        gradients = [inputs.T @ error_1, first.T @ error_2, second.T @ error]
        gradients += [error_1.sum(0), error_2.sum(0), error.sum(0)]
        length = np.sqrt(sum((gradient**2).sum() for gradient in gradients))
        self.updates += 1
        rate *= np.sqrt(1 - 0.999**self.updates) / (1 - 0.9**self.updates)
        for weight, gradient, mean, square in zip(self.weights, gradients, self.means, self.squares, strict=True):
            gradient *= min(1, 0.5 / length)
            mean += 0.1 * (gradient - mean)
            square += 0.001 * (gradient**2 - square)
            weight -= rate * mean / (np.sqrt(square) + 1e-8)


def log_chances(outputs, masks):
    """The logarithm of every move's probability; those that are not legal have none."""
    logits = np.where(masks, outputs[:, :-1], np.float32(-1e9))
    logits -= logits.max(1, keepdims=True)
    return logits - np.log(np.exp(logits).sum(1, keepdims=True))


def play(env, step, network, scale, rng):
    """Let the network play SPAN moves of every game, and say how much better each was than expected."""
    rows, kept = np.arange(len(env)), []
    for _ in range(SPAN):
        inputs, masks, seats = step.observations * scale, step.masks.copy(), step.seats.copy()
        outputs = network.layers(inputs)[-1]
        logs = log_chances(outputs, masks)
        sums = np.exp(logs).cumsum(1)
        actions = (sums > rng.random((len(env), 1)) * sums[:, -1:]).argmax(1)
        step = env.step(actions)
        gains = np.tanh(step.rewards[rows, seats] / 10)
        ended = step.terminated | step.truncated
        kept.append((inputs, masks, actions, logs[rows, actions], outputs[:, -1], seats, gains, ended))
    value, seat = network.layers(step.observations * scale)[-1][:, -1], step.seats.copy()
    surplus, surpluses = np.zeros(len(env), np.float32), []
    for *_, values, seats, gains, ended in reversed(kept):
        # What the opponent expects is lost to oneself: the sign changes with the seat, and nothing follows the end.
        sign = np.where(ended, 0, np.where(seat == seats, 1, -1)).astype(np.float32)
        surplus = gains + sign * value - values + LAMBDA * sign * surplus
        surpluses.append(surplus)
        value, seat = values, seats
    columns = [np.concatenate(column) for column in zip(*kept, strict=True)]
    return step, [*columns[:5], np.concatenate(surpluses[::-1])]


def improve(network, played, rate, rng):
    """Some epochs of PPO over the moves played."""
    for _ in range(EPOCHS):
        for chosen in np.array_split(rng.permutation(len(played[0])), max(1, len(played[0]) // MINIBATCH)):
            inputs, masks, actions, old_logs, old_values, surplus = (column[chosen] for column in played)
            rows, layers = np.arange(len(chosen)), network.layers(inputs)
            logs = log_chances(layers[-1], masks)
            chances, logs = np.exp(logs), np.where(masks, logs, 0)
            ratio = np.exp(logs[rows, actions] - old_logs)
            better = (surplus - surplus.mean()) / (surplus.std() + 1e-6)
            pull = ratio * better * ~np.where(better > 0, ratio > 1 + CLIP, ratio < 1 - CLIP)
            certainty = (chances * logs).sum(1, keepdims=True)
            error = np.zeros_like(layers[-1])
            error[:, :-1] = chances * (pull[:, None] + ENTROPY * (logs - certainty))
            error[rows, actions] -= pull
            error[:, -1] = layers[-1][:, -1] - (old_values + surplus)
            network.learn(layers, error / len(chosen), rate)


def main():
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--variant", default="azul-2-coloured", help="azul-2-coloured, azul-2-grey or duel")
    parser.add_argument("--moves", type=int, default=2_000_000, help="how many moves to learn from")
    parser.add_argument("--games", type=int, default=128, help="how many games to play at once")
    parser.add_argument("--measurements", type=int, default=12, help="how often to play against the bots")
    parser.add_argument("--against", nargs="+", default=["random", "greedy"], help="the bots, 100 games each")
    parser.add_argument("--out", type=Path, default=Path("learned"), help="the folder for curve.svg and weights.npz")
    options = parser.parse_args()
    options.out.mkdir(parents=True, exist_ok=True)
    env, rng = vector_env(options.variant, options.games, reward="margin"), np.random.default_rng(0)
    network = Network(env.encoding.size, env.encoding.actions + 1, rng)
    scale = (1 / np.minimum(env.encoding.high, 10)).astype(np.float32)
    step, began, moves, measured, rates = env.reset(), time.process_time(), 0, [], {bot: [] for bot in options.against}

    def best(observations, masks):
        return log_chances(network.layers(observations * scale)[-1], masks).argmax(1)

    try:
        while not measured or measured[-1] < options.moves:
            if moves >= len(measured) * options.moves / options.measurements:
                measured.append(moves)
                for bot, shares in rates.items():
                    shares.append(win_rate(best, options.variant, bot, 100, seed=len(measured)))
                title = f"{options.variant}: games won by a policy that learns from itself"
                (options.out / "curve.svg").write_text(curve(title, measured, rates))
                np.savez(options.out / "new.npz", *network.weights)
                (options.out / "new.npz").replace(options.out / "weights.npz")
                won = ", ".join(f"{shares[-1]:.0%} against {bot}" for bot, shares in rates.items())
                used = time.process_time() - began
                print(f"{moves:>9,} moves, {used:4.0f} s of processor time: won {won}", flush=True)
            step, played = play(env, step, network, scale, rng)
            improve(network, played, RATE * max(0.1, 1 - moves / options.moves), rng)
            moves += len(played[0])
    except KeyboardInterrupt:
        print(f"stopped; {options.out} holds what was measured last")


if __name__ == "__main__":
    main()
