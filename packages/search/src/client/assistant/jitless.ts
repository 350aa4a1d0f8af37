import {config} from 'zod/v4';

// By default Zod probes `new Function` when it creates a schema, which the site's policy reports. The AI SDK
// creates schemas when it's loaded: import this module before it.
config({jitless: true});
