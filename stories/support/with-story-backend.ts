import { closeStoryBackend, openStoryBackend, type StoryBackendOptions } from "./story-backend.ts";

export interface Story {
  readonly id: string;
  readonly args: { readonly backend: StoryBackendOptions };
}

/** Gives every story of an element its own backend, from before the story until after it. */
export const withStoryBackend = {
  argTypes: { backend: { table: { disable: true } } },
  loaders: [
    async ({ id, args }: Story) => {
      await openStoryBackend(id, args.backend);
      return {};
    },
  ],
  beforeEach:
    ({ id }: Pick<Story, "id">) =>
    () =>
      closeStoryBackend(id),
};
