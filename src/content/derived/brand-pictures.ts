export * from '../../data/brand-pictures.ts';
