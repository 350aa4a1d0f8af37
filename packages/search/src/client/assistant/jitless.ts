import {config} from 'zod/v4';

// Zod probes `new Function` when it creates a schema, which violates the CSP. The AI SDK creates
// schemas when loaded, so import this first.
config({jitless: true});
