/** Tabs of code samples, inserted by `packages/openapi/src/samples`. In a separate file, so that other pages don't load them. */
export {default as TabItem} from '@theme/TabItem';
export {default as Tabs} from '@theme/Tabs';
