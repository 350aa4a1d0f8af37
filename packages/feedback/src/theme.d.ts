declare module '@generated/feedback/default/receiver.json' {
  const receiver: {path: string};
  export default receiver;
}

declare module '@theme/PageFeedback' {
  /** "Did this page help?"; `undefined` if feedback is off. */
  const PageFeedback: import('react').ComponentType | undefined;
  export default PageFeedback;
}
