// The tables of `npm run dev`, without the application: that comes from Vite.
import { configFrom } from '#server/config';
import { startServer } from '#server/server';

await startServer(configFrom(process.env), { files: null });
