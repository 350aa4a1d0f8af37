/** Replaces `zod/v3`, used by `@ai-sdk/provider-utils` to convert Zod 3 schemas. There are none. */
export const ZodFirstPartyTypeKind = {};
