/** Files for hosts: security headers, CSP, redirects, caching rules, nginx configuration. */
export {hostFiles, type HostFilesOptions} from './host-files';
export type {NginxRules} from './hosts/nginx';
