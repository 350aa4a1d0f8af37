/** Replaces `zod/v3`, by which `@ai-sdk/provider-utils` converts schemas of Zod 3. There are none. */
export const ZodFirstPartyTypeKind = {};
