import { ATTACKS, type Victim } from './attacks.ts';
import type { Sample } from './burner.ts';

// One attack in a process of its own, so that what it costs is not counted with those who only play.

const SAMPLED_EVERY_MS = 50;

process.once('message', ({ name, victim }: { name: string; victim: Victim }) => {
  let began = performance.now();
  let atBegin = process.cpuUsage();
  let samples: Sample[] = [];
  const sample = (): void => {
    const { user, system } = process.cpuUsage(atBegin);
    samples.push({ at: performance.now() - began, used: (user + system) / 1000 });
  };
  setInterval(sample, SAMPLED_EVERY_MS);
  ATTACKS[name](victim).catch((thrown: unknown) => {
    console.error(thrown);
    process.exit(1);
  });
  process.on('message', (said) => {
    if (said === 'go on') {
      began = performance.now();
      atBegin = process.cpuUsage();
      samples = [];
      return;
    }
    sample();
    process.send!(samples);
  });
});
process.on('disconnect', () => process.exit(0));
process.send!('ready');
