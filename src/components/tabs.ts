/** Tabs, as the steps of `packages/content/src/api/samples` put them into pages; apart from `onDemand`, whose pages have none. */
export {default as TabItem} from '@theme/TabItem';
export {default as Tabs} from '@theme/Tabs';
