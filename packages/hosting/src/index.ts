/** Files for hosts: security headers, CSP, redirects, caching rules, nginx configuration. */
export {hosting, type HostingOptions} from './host-files';
