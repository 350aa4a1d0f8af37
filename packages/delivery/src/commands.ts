/** What the commands of those who host a site do. */
export {runCompress} from './compress';
export {runLicences} from './licences';
