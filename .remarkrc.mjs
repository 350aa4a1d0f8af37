import {tsImport} from 'tsx/esm/api';

/** Has an editor with remark show what the rules of `npm run check` say of the page that is open. */
const {contentPreset} = await tsImport('@guide/checks/preset', import.meta.url);
const {contentRules} = await tsImport('./src/config/contentRules.ts', import.meta.url);

export default contentPreset(import.meta.dirname, contentRules);
