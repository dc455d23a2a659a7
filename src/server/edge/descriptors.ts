/** Beside the connections of tables there are those that load the application and call routes. */
const PLAIN = 2000;
/** Descriptors for the database, the bots and whatever else the process opens. */
const RESERVED = 200;

/** How many connections there may be, so that descriptors never run out. */
export function roomFor(
  tables: number,
  descriptors: number,
): { readonly tables: number; readonly connections: number } {
  const connections = Math.max(1, Math.min(tables + PLAIN, descriptors - RESERVED));
  const plain = Math.min(PLAIN, Math.floor(connections / 5));
  return { connections, tables: Math.min(tables, connections - plain) };
}

/** As many as the system lets this process open. */
export function descriptorLimit(): number {
  // The addresses of connections are not asked for: looking up their names takes time.
  Object.assign(process.report, { excludeNetwork: true });
  const report: { userLimits?: { open_files?: { soft: number | string } } } = process.report.getReport();
  const soft = Number(report.userLimits?.open_files?.soft);
  return Number.isNaN(soft) ? Infinity : soft;
}
