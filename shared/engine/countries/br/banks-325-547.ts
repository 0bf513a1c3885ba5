export const from325To547 = `\
325 13293225 Órama DTVM
326 03311443 Meutudo SCFI
328 05841967 CECM Fabric Calçados Sapiranga|Cooperativa de Economia e Crédito Mútuo dos Fabricantes de Calçados de Sapiranga Ltda.
329 32402502 QI SCD
330 00556603 Banco Bari|Banco Bari de Investimentos e Financiamentos S.A.
331 13673855 Oslo Capital DTVM
332 13140088 Acesso Soluções de Pagamento - Instituição de Pagamento
334 15124464 Banco BESA
335 27098060 Banco Digio
336 31872495 C6 Bank|Banco C6 S.A.
340 09554480 Superdigital I.P
341 60701190 Itaú|Itaú Unibanco S.A.
342 32997490 Creditas SCD
343 24537861 FFA SCMEPP
348 33264668 Banco XP|Banco XP S.A.
349 27214112 AL5 SCFI
350 01330387 Cooperativa de Crédito Popular do Brasil|Cooperativa de Crédito Popular do Brasil - Crehnor
352 29162769 Santander CTVM
354 52904364 Necton Investimentos CVM
355 34335592 Ótimo SCD
358 09464032 Midway SCFI
359 05351887 Zema CFI
360 02276653 Trinus Capital DTVM
362 01027058 Cielo IP
363 62285390 QI CTVM
364 09089356 Efí|Efí S.A. - Instituição de Pagamento|Gerencianet
365 68757681 Simpaul
366 61533584 Banco Societe Generale Brasil
367 34711571 Vitreo DTVM
368 08357240 Banco CSF
370 61088183 Banco Mizuho
371 92875780 Warren CVMC
373 35977097 UP.P SEP
374 27351731 Realize SCFI
376 33172537 Banco J.P. Morgan
377 17826860 BMS SCD
378 01852137 Banco Brasileiro de Crédito
379 01658426 Coop Cooperforte
380 22896431 PicPay|Picpay Instituição de Pagamento S.A.
381 60814191 Banco Mercedes-Benz
382 04307598 Fidúcia SCMEPP
383 21018182 EBANX|Ebanx Instituição de Pagamentos Ltda.
384 11165756 Global SCM|Global Finanças Sociedade de Crédito ao Microempreendedor e à Empresa de Pequeno Porte Ltda.
385 03844699 CECM dos Trab.Port. da G.Vitor|Cooperativa de Economia e Credito Mutuo dos Trabalhadores Portuarios da Grande Vitoria - Credestiva
386 30680829 NU Financeira CFI
387 03215790 Banco Toyota do Brasil
389 17184037 Banco Mercantil do Brasil
390 59274605 Banco GM
391 08240446 CCR de Ibiam|Cooperativa de Credito Rural de Ibiam - Sulcredi/Ibiam
393 59109165 Banco Volkswagen
394 07207996 Banco Bradesco Financ|Banco Bradesco Financiamentos S.A.
395 08673569 F D Gold DTVM
396 13884775 Magalupay
397 34088029 Listo SCD
398 31749596 Ideal CTVM
399 01701201 Kirton Bank|Kirton Bank S.A. - Banco Múltiplo|HSBC Brasil
400 05491616 Coop Creditag|Cooperativa de Crédito, Poupança e Serviços Financeiros - em Liquidação Extrajudicial
401 15111975 iugu|iugu Instituição de Pagamento S.A.
402 36947229 Cobuccio SCFI
403 37880206 Cora|Cora Sociedade de Crédito, Financiamento e Investimento S.A.
404 37241230 Sumup SCD
406 37715993 Accredito SCD
407 00329598 Sefer Investimentos DTVM
408 36586946 Bonuspago SCD
410 05684234 Planner Sociedade de Crédito Direto
411 05192316 Via Certa Financiadora CFI
412 15173776 Social Bank
413 01858774 Banco BV
414 37526080 Lend SCD
415 17157777 Banco Nacional
416 19324634 Lamara SCD
418 37414009 Zipdin SCD|Zipdin Soluções Digitais Sociedade de Crédito Direto S/A
419 38129006 Numbrs SCD
421 39343350 CC Lar Credi
422 58160789 Safra|Banco Safra S.A.
423 00460065 Coluna DTVM
425 03881423 Socinal CFI
426 11285104 Neon Financeira SCFI
427 27302181 Cred.Ufes|Cooperativa de Crédito dos Servidores da Universidade Federal do Espirito Santo
428 39664698 Credsystem SCD
429 05676026 Crediare CFI
430 00204963 CCR Seara|Cooperativa de Credito Rural Seara - Crediseara
433 44077014 Br-Capital DTVM
435 38224857 Delfinance SCD
438 67030395 Trustee DTVM
439 16695922 ID CTVM
440 82096447 Coop Credi&Gente
442 87963450 Magnetis DTVM
443 39416705 Octa SCD
444 40654622 Trinus SCD
445 35551187 Plantae CFI
447 12392983 Mirae Asset (Brasil) CCTVM
448 39669186 Hemera DTVM
449 37555231 DM
450 13203354 Fits IP
451 40475846 J17 SCD
452 39676772 Credifit SCD
454 41592532 Mérito DTVM
455 38429045 Vis DTVM
456 60498557 Banco MUFG Brasil
457 39587424 UY3 SCD
458 07253654 Hedge Investments DTVM
459 04546162 CCM Serv. Públicos SP|Cooperativa de Crédito Mútuo de Servidores Públicos do Estado de São Paulo - Credifisco
460 42047025 Unavanti SCD
461 19540550 Asaas|Asaas Gestão Financeira Instituição de Pagamento S.A.
462 39908427 Stark SCD
463 40434681 Azumi DTVM
464 60518222 Banco Sumitomo Mitsui Brasil|Banco Sumitomo Mitsui Brasileiro S.A.
465 40083667 Capital Consig SCD
467 33886862 Master CCTVM
468 04862600 Portoseg CFI
469 07138049 Picpay Invest
470 18394228 CDC SCD
471 04831810 Coop Creserv Credisis|Cooperativa de Economia e Crédito Mútuo dos Servidores Públicos de Pinhão - Creserv Credisis
473 33466988 Banco Caixa Geral Brasil
475 10371492 Banco Yamaha Motor
476 45860531 Idea Maker IP
477 33042953 Citibank N.A.
478 11760553 Gazincred SCFI
479 60394079 Banco ItauBank
481 43599047 Superlógica SCD
482 42259084 Artta SCD
484 36864992 Apex DTVM
487 62331228 Deutsche Bank - Banco Alemão
488 46518205 JPMorgan Chase Bank|JPMorgan Chase Bank, National Association
492 49336860 ING Bank N.V.
495 44189447 Banco La Provincia B Aires BCE|Banco de La Provincia de Buenos Aires
496 45283173 BBVA Brasil BI
505 32062580 Banco UBS Brasil
506 42066258 RJI
507 37229413 SCFI Efí
508 61384004 Avenue Securities BI
509 13935893 Celcoin IP
510 39738065 FFCRED SCD
511 44683140 Magnum SCD
512 36266751 Finvest DTVM
513 44728700 ATF SCD
514 73302408 Exim SCC
516 36583700 Qista CFI
517 03816413 Pagueveloz IP
518 37679449 Mercado Crédito SCFI
519 40768766 Lions Trust DTVM
520 44705774 Somapay SCD
521 44019481 Peak SEP
522 47593544 Red SCD
523 44292580 HR Digital SCD
524 45854066 WNT Capital DTVM
525 34265629 Intercam CC
526 46026562 Monetarie SCD
527 44478623 Aticca SCD
528 34829992 CBSF DTVM
529 17079937 Pinbank IP
530 47873449 Ser Finance SCD
531 34337707 BMP SCD
532 45745537 Futuro SCD
533 22575466 SRM Bank
534 00714671 Ewally IP
535 39519944 Opea SCD
536 20855875 Neon|Neon Pagamentos S.A. - Instituição de Pagamento
537 45756448 Select Credit SCMEPP
538 20251847 Sudacred SCD
539 00122327 Santinvest CFI
540 04849745 HBI SCD
541 00954288 FDO Garantidor Creditos|Fundo Garantidor de Creditos - Fgc
542 18189547 Cloudwalk IP
543 92825397 Coopcrece|Cooperativa de Economia e Crédito Mútuo dos Eletricitários e dos Trabalhadores das Empresas do Setor de Energia - Coopcrece
544 38593706 Multicred SCD
545 17352220 Senso CCVM
546 30980539 Okto IP
547 45331622 BNK Digital SCD`;
