"""Trains the value networks of Murano by compiled self-play, from nothing, and measures them.

python3 tools/training/murano/compiled/train.py --out DIR --seconds 240 --cores 16 --present PRESENT.bin --exams 40

Needs g++ and many cores: four are the learner's, a thread for each kind of match, the others play. Its rate falls to nothing at
the end, so only the last weights, DIR/weights.bin, are worth anything. With --present (npm run frozen:murano -- former) they are measured
against those of the former levels, both in the same search on the same deals; --exams says how many of the usual
number of deals, in percent. `npm run kept:murano` turns them into what the bots read.
"""
import argparse
import pathlib
import subprocess

HERE = pathlib.Path(__file__).parent
FEATURES = 280
PRESENT = '137:32,32,32,32:16'
# Ends, worlds, breadth of the rivals' turns, of the own next one, and how many of its ends are asked about: level 5.
LOOKAHEAD = '8:8:12:24:8'
SHARES = [0, 0.15, 0.3]


def compiled(source, out, *flags):
    program = out / source.stem
    command = ['g++', '-O3', '-std=c++17', '-march=native', '-pthread', *flags, str(source), '-o', str(program)]
    subprocess.run(command, check=True)
    return str(program)


def train(args, out):
    player = compiled(HERE / 'self-play.cpp', out, '-ffp-contract=off')
    learner = compiled(HERE.parent / 'learner.cpp', out, '-ffast-math')
    weights = out / 'weights.bin'
    weights.unlink(missing_ok=True)
    sizes = [args.wide, str(args.narrow)]
    time = [str(args.seconds), str(args.seed)]
    threads = str(max(1, args.cores - 4))
    playing = subprocess.Popen([player, weights, *sizes, threads, *time], stdout=subprocess.PIPE)
    command = [learner, weights, time[0], str(FEATURES), *sizes, time[1]]
    learning = subprocess.Popen(command, stdin=playing.stdout, stdout=subprocess.PIPE, text=True)
    for number, line in enumerate(learning.stdout):
        if number % 5 == 4 or line.startswith('done'):
            print(last, flush=True)
        last = line.strip()
    playing.stdout.close()
    playing.wait()
    if learning.wait() != 0:
        raise SystemExit('the learner failed')


def measure(args, out):
    arena = compiled(HERE / 'arena.cpp', out, '-ffp-contract=off')
    new = f'{out / "weights.bin"}:{FEATURES}:{args.wide}:{args.narrow}'
    old = f'{args.present}:{PRESENT}'
    former = 'heuristic:24'

    def meet(name, first, second, seats, deals):
        count = str(max(1, deals * args.exams // 100))
        command = [arena, first, second, str(seats), count, str(args.cores), str(args.seed + 16)]
        said = subprocess.run(command, check=True, capture_output=True, text=True).stdout
        print(f'{name}: {"; ".join(said.splitlines())}', flush=True)

    for share in SHARES:
        meet(f'bare, heuristic {share}', f'{new}:240:80:{share}', f'{old}:240:80:0.3', 2, 1000)
    level = f'{old}:300:100:0.3:{LOOKAHEAD}'
    strongest = [f'{new}:300:100:{share}:{LOOKAHEAD}' for share in SHARES]
    for share, player in zip(SHARES, strongest):
        meet(f'lookahead, heuristic {share}', player, level, 2, 1000)
    for share, player in zip(SHARES, strongest):
        meet(f'alone, heuristic {share}', player, level, 1, 600)
    for name, player in [('new', strongest[1]), ('present', level)]:
        meet(f'two seats, former level 2, {name}', player, former, 2, 600)
        meet(f'four seats, former level 2, {name}', player, former, 4, 200)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('--out', required=True)
    parser.add_argument('--seconds', type=int, default=240)
    parser.add_argument('--cores', type=int, default=16)
    parser.add_argument('--seed', type=int, default=1)
    parser.add_argument('--wide', default='48,96,96,48')
    parser.add_argument('--narrow', type=int, default=32)
    parser.add_argument('--present')
    parser.add_argument('--exams', type=int, default=100)
    args = parser.parse_args()
    out = pathlib.Path(args.out)
    out.mkdir(parents=True, exist_ok=True)
    train(args, out)
    if args.present:
        measure(args, out)


main()
