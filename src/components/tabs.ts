/** Tabs, as the steps of `packages/openapi/src/samples` put them into pages; apart from `onDemand`, whose pages have none. */
export {default as TabItem} from '@theme/TabItem';
export {default as Tabs} from '@theme/Tabs';
