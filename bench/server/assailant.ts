import { ATTACKS, type Victim } from './attacks.ts';

// One attack in a process of its own, so that what it costs is not counted with those who only play.

process.once('message', ({ name, victim }: { name: string; victim: Victim }) => {
  ATTACKS[name](victim).catch((thrown: unknown) => {
    console.error(thrown);
    process.exit(1);
  });
  const begun = process.cpuUsage();
  let asked = performance.now();
  // How much of a core it uses, since the last time.
  process.on('message', () => {
    const { user, system } = process.cpuUsage(begun);
    process.send!({ cpu: (user + system) / 1000, wall: performance.now() - asked });
    asked = performance.now();
  });
});
process.on('disconnect', () => process.exit(0));
process.send!('ready');
