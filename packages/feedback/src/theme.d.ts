declare module '@generated/feedback/default/receiver.json' {
  /** To whom browsers send what readers tell. */
  const receiver: {address: string};
  export default receiver;
}

declare module '@theme/PageFeedback' {
  /** Asks whether a page helped, where the owner wants to know. */
  const PageFeedback: import('react').ComponentType | undefined;
  export default PageFeedback;
}
