"""Puts what train.py learnt into one file as ../compiled/arena.cpp reads it: kept.py SOLO.bin WIDE COMPANY.bin WIDE NARROW OUT."""
import struct
import sys

FEATURES, INPUTS = 546, 576
solo, solo_wide, company, company_wide, narrow, out = sys.argv[1:]


def network(path, wide, narrow):
    data = open(path, "rb").read()
    numbers = struct.unpack(f"<{len(data) // 4}f", data)
    at, units = 0, []
    for inputs, used, count in [(INPUTS, FEATURES, wide), (wide, wide, narrow), (narrow, narrow, 1)]:
        matrix, biases = numbers[at : at + inputs * count], numbers[at + inputs * count : at + (inputs + 1) * count]
        at += (inputs + 1) * count
        for unit in range(count):
            units += [*matrix[unit : used * count : count], biases[unit]]
    assert at == len(numbers), (at, len(numbers))
    return struct.pack(f"<{len(units)}f", *units)


narrow = int(narrow)
with open(out, "wb") as file:
    file.write(network(solo, int(solo_wide), narrow))
    for _ in ["two", "more", "expert"]:
        file.write(network(company, int(company_wide), narrow))
