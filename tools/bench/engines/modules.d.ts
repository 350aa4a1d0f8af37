// Installed on demand.
declare module '@easyops-cn/*';
declare module 'minisearch';
declare module 'pagefind';
