import '../engine/cli/main.ts';
