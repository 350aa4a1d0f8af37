/** Tabs of `packages/openapi/src/samples`. Separate, so that other pages don't load them. */
export {default as TabItem} from '@theme/TabItem';
export {default as Tabs} from '@theme/Tabs';
