/** Has the processes that a test starts write down what ran in them; Jest itself counts its own. */
process.env.NODE_V8_COVERAGE = process.env.PROCESS_COVERAGE;
