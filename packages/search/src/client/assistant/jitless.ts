import {config} from 'zod/v4';

// Zod probes `new Function`, which violates the CSP. Import this before the AI SDK.
config({jitless: true});
