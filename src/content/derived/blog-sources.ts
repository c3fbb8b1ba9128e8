export * from '../../data/blog-sources.ts';
