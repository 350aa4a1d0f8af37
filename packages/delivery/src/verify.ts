/** Compares tables of patches with what is installed and with what was built: for packages that have rows of their own. */
export {readBuiltFiles} from './patches/builtFiles';
export {installedVersion, verifyApplied, verifyVersions} from './patches/verify';
