/**
 * Replaced: Admonition/Icon/Info of @docusaurus/theme-classic 3.9.1.
 *
 * Why: same icon as a note.
 */
export {default} from '@theme/Admonition/Icon/Note';
