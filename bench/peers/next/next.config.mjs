export default { compress: true, poweredByHeader: false, outputFileTracingRoot: import.meta.dirname };
