"""How many steps a second: python3 python/speed.py [game] [matches] [observe] [seconds]"""

import os
import random
import resource
import sys
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from tavola import Batch, Engine  # noqa: E402

GIVEN = sys.argv[1:]
GAME, MATCHES, OBSERVE, SECONDS = (GIVEN + ["muster", "256", "nothing", "5"][len(GIVEN) :])[:4]

with Engine() as engine:
    batch = Batch(engine, GAME, int(MATCHES), observe=OBSERVE)
    chance, steps, begun = random.Random(1).random, 0, time.time()
    while time.time() - begun < float(SECONDS):
        batch.step([int(chance() * count) for count in batch.legal])
        steps += len(batch.legal)
    passed = time.time() - begun

# On a busy machine only the time of the processor means anything; that of the engine is known when it has ended.
used = sum(each.ru_utime + each.ru_stime for each in map(resource.getrusage, (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)))
print("%s, %s matches, observing %s: %d steps a second, %d a second of the processor, start and end included"
      % (GAME, MATCHES, OBSERVE, steps / passed, steps / used))
