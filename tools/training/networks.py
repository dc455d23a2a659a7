"""What the trainers of both games share: compiling their rules, and a network of rectified units with a logistic output."""

import ctypes
import math
import os
import subprocess

import torch


def library(source, folder, host):
    """Compiles self-play for the GPU, or for the host."""
    path = os.path.join(folder, "self-play.so")
    if host:
        command = ["g++", "-O2", "-std=c++17", "-shared", "-fPIC", "-x", "c++", source, "-o", path]
    else:
        command = ["nvcc", "-arch=sm_90", "-O3", "-std=c++17", "--expt-relaxed-constexpr", "-shared", "-Xcompiler", "-fPIC", source, "-o", path]
    subprocess.run(command, check=True)
    return ctypes.CDLL(path)


def pointer(tensor):
    return ctypes.c_void_p(None if tensor is None else tensor.data_ptr())


class Network:
    def __init__(self, inputs, hidden, device, seed):
        torch.manual_seed(seed)
        sizes = (inputs, *hidden, 1)
        # Most inputs are 0; the last layer begins near 0, so that every state is even at first.
        spread = [0.08, *(math.sqrt(2 / size) for size in hidden)]
        spread[-1] = 0.1
        self.half = torch.bfloat16 if device.type == "cuda" else torch.float32
        self.parameters = []
        for i in range(len(sizes) - 1):
            matrix = torch.randn(sizes[i], sizes[i + 1]) * spread[i]
            self.parameters.append(matrix.to(device).requires_grad_())
            self.parameters.append(torch.zeros(sizes[i + 1], device=device).requires_grad_())

    def ready(self):
        """The parameters as they are multiplied: the last layer in full, or values would come in coarse steps."""
        return [p.to(self.half) for p in self.parameters[:-2]] + self.parameters[-2:]

    @staticmethod
    def logits(x, ready):
        for i in range(0, len(ready) - 2, 2):
            x = torch.relu(torch.addmm(ready[i + 1], x, ready[i]))
        return torch.addmm(ready[-1], x.float(), ready[-2]).squeeze(1)

    def limit(self, most):
        """No weight of a hidden layer is larger, so that a byte holds it without being coarse."""
        with torch.no_grad():
            for matrix in self.parameters[:-2:2]:
                matrix.clamp_(-most, most)

    def save(self, path):
        with open(path + ".part", "wb") as file:
            for p in self.parameters:
                file.write(p.detach().float().cpu().contiguous().numpy().tobytes())
        os.replace(path + ".part", path)

    def load(self, path):
        data = torch.frombuffer(bytearray(open(path, "rb").read()), dtype=torch.float32)
        at = 0
        with torch.no_grad():
            for p in self.parameters:
                p.copy_(data[at : at + p.numel()].view(p.shape))
                at += p.numel()
