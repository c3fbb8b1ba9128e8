export * from '../../data/company.ts';
