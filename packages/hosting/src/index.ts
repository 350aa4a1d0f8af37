export {hosting, type HostingOptions} from './host-files';
