/** `import "scout-elements/sample"`: the sample data of `api-base="demo:"`, for pages with a bundler. */
export {};
