import {tsImport} from 'tsx/esm/api';

/** Shows the rules of `npm run check` in editors with remark. */
const {contentPreset} = await tsImport('@guide/checks/preset', import.meta.url);
const {contentRules} = await tsImport('./src/config/contentRules.ts', import.meta.url);

export default contentPreset(import.meta.dirname, contentRules);
