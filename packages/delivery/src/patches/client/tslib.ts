/**
 * What scripts of the browser use of tslib: @docusaurus/utils-common asks for all of it, by `require`,
 * from which Rspack 1 leaves nothing out.
 */
export function __importDefault(module: {__esModule?: boolean} | undefined): object {
  return module?.__esModule ? module : {default: module};
}
