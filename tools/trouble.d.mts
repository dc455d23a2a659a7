export function trouble(said: unknown): string | undefined;
export function mustBeWritable(folder: string, ...parts: string[]): void;
