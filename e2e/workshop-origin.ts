/** Beside the site, one port further. */
export const workshopPort = Number(process.env.E2E_PORT ?? 4310) + 1000;
export const workshopOrigin = `http://127.0.0.1:${workshopPort}`;
